import type { Reporter, SerializedError, TestModule } from 'vitest/node';

export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], strayErrors: readonly SerializedError[]): void {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
    const count = (state: string) => states.filter((candidate) => candidate === state).length;
    const brokenFiles = modules.filter((module) => module.state() === 'failed' && module.errors().length > 0).length;
    const failed = count('failed') + brokenFiles + strayErrors.length;
    console.log(`\n${count('passed')} passed, ${failed} failed, ${count('skipped')} skipped`);
  }
}
