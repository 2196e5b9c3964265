import type { MantineColorsTuple } from '@mantine/core';

/*
 * Main shades: 7 in light mode, 4 in dark mode (`theme.primaryShade`). Both have a contrast of 4.5 : 1 with their text
 * and with the background.
 */
const petrol: MantineColorsTuple = [
  '#eef4f4',
  '#dbe7e9',
  '#b9d0d4',
  '#9bbdc2',
  '#9cc3c8',
  '#3f717b',
  '#245059',
  '#12343b',
  '#0d282e',
  '#081b20',
];

const coral: MantineColorsTuple = [
  '#fdf1ec',
  '#fbdfd5',
  '#f6c1b0',
  '#f1a48b',
  '#ee8f70',
  '#dd603b',
  '#d24f2a',
  '#c4411e',
  '#a43516',
  '#78260f',
];

const sage: MantineColorsTuple = [
  '#f0f6f3',
  '#deebe5',
  '#c2d9cf',
  '#a5c5b8',
  '#8fb8a9',
  '#6f9b8c',
  '#54806f',
  '#3a6557',
  '#2d5146',
  '#1f3a32',
];

const amber: MantineColorsTuple = [
  '#fdf6e6',
  '#faeac6',
  '#f4d692',
  '#eec263',
  '#e6b04a',
  '#c08a20',
  '#a17012',
  '#83590a',
  '#674606',
  '#483004',
];

const red: MantineColorsTuple = [
  '#fdeff1',
  '#fbdbe0',
  '#f5b6c0',
  '#f191a0',
  '#f2899a',
  '#d63a56',
  '#c22442',
  '#ac1835',
  '#8b112a',
  '#620a1c',
];

const gray: MantineColorsTuple = [
  '#faf7f2',
  '#f3eee6',
  '#e9e2d6',
  '#ddd5c6',
  '#c6bdac',
  '#a59d8d',
  '#857f72',
  '#615d55',
  '#46443f',
  '#2d2c29',
];

/** In the dark scheme, Mantine uses 0 for text, 4 for borders, 6 for fields and 7 for the background. */
const dark: MantineColorsTuple = [
  '#f3eee5',
  '#d3dbda',
  '#a8bbbd',
  '#6f8c92',
  '#2b4a52',
  '#214047',
  '#163138',
  '#0d2126',
  '#0a1a1e',
  '#061114',
];

export const colours = { petrol, coral, sage, amber, red, gray, dark };
