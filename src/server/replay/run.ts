import { replayCommand } from './replayCommand';

const { output, isError, exitCode, warnings } = replayCommand(process.argv.slice(2));
for (const warning of warnings) process.stderr.write(`${warning}\n`);
(isError ? process.stderr : process.stdout).write(`${output}\n`);
process.exitCode = exitCode;
