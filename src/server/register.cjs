// Loads TypeScript in Node like esbuild-register, but compiles import() to require(), so that lazily loaded
// screens resolve here too.
const { register } = require('esbuild-register/dist/node');

register({ target: 'node20', supported: { 'dynamic-import': false } });
