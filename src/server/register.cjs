// Loads TypeScript in Node. As esbuild-register does, and with import() as require(), so that the code of
// screens, which the browser loads when it is needed, is found here too.
const { register } = require('esbuild-register/dist/node');

register({ target: 'node20', supported: { 'dynamic-import': false } });
