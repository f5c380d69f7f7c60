import { cataloguePath, firstLines, inspectCatalogue, mistakesMessage } from './catalogueFolder';
import { catalogueReport } from './catalogueReport';

/** `npm run catalogue:check`: checks the catalogue as the build does, and prints a summary of its content. */
const source = process.argv[2] ?? cataloguePath();
const { catalogue, mistakes, warnings } = inspectCatalogue(source);

console.log(catalogueReport(catalogue, Date.now()));
for (const warning of firstLines(warnings)) console.warn(warning);
if (mistakes.length > 0) {
  console.error(mistakesMessage(source, mistakes));
  process.exitCode = 1;
}
