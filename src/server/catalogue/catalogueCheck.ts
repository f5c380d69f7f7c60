import { cataloguePlace, firstLines, inspectCatalogue, mistakesMessage } from './catalogueFolder';
import { catalogueReport } from './catalogueReport';

/** `npm run catalogue:check`: the check of the build alone, with what the catalogue holds. */
const place = process.argv[2] ?? cataloguePlace();
const { catalogue, mistakes, warnings } = inspectCatalogue(place);

console.log(catalogueReport(catalogue));
for (const warning of firstLines(warnings)) console.warn(warning);
if (mistakes.length > 0) {
  console.error(mistakesMessage(place, mistakes));
  process.exitCode = 1;
}
