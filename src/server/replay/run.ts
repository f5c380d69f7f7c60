import { replayCommand } from './replay';

const { output, isError, exitCode } = replayCommand(process.argv.slice(2));
(isError ? process.stderr : process.stdout).write(`${output}\n`);
process.exitCode = exitCode;
