import { releaseClock } from './clock';
import { forgetConsole, watchConsole } from './expectConsole';
import { runCleanups } from './testEnd';

beforeEach(watchConsole);

afterEach(() => {
  releaseClock();
  runCleanups();
  const unexpected = forgetConsole();
  if (unexpected.length > 0) {
    throw new Error(`Nobody expected this on the console:\n${unexpected.join('\n')}`);
  }
});
