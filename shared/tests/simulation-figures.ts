import type { SimulationFigures } from './simulation.ts';
export const simulationFigures = {} as SimulationFigures;
export const simulationSample = {} as SimulationFigures;
