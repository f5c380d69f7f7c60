import { replayCommand } from './replayCommand';

const { output, isError, exitCode } = replayCommand(process.argv.slice(2));
(isError ? process.stderr : process.stdout).write(`${output}\n`);
process.exitCode = exitCode;
