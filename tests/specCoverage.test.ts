import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const project = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(project, file), 'utf8');

interface Row {
  requirement: string;
  places: string[];
  proof: string;
}

const rows: Row[] = read('docs/spec-coverage.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Requirement|-)/.test(line))
  .map((line) => {
    const [requirement = '', places = '', proof = '', ...others] = line
      .replace(/^\||\|$/g, '')
      .split(' | ')
      .map((cell) => cell.trim());
    if (others.length > 0) throw new Error(`A row of more than three columns: ${line}`);
    return { requirement, places: places.split(', ').map((place) => place.replaceAll('`', '')), proof };
  });

/** The tests a cell names: a file in back-ticks, then titles in quotes, for each line of the cell. */
const citationsOf = (proof: string) =>
  proof.split('<br>').map((line) => ({
    file: /^`([^`]+)`/.exec(line)?.[1] ?? '',
    titles: [...line.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title),
  }));

/** A title stands in its file as a whole string; a title between single quotes has its own escaped. */
const hasTitle = (source: string, title: string) =>
  ["'", '"', '`'].some((mark) => source.includes(mark + title + mark)) ||
  source.includes(`'${title.replaceAll("'", "\\'")}'`);

const proved = rows.filter(({ proof }) => !/^(Next issue|Not proved): \S/.test(proof));

test('the table is there', () => {
  expect(rows.length).toBeGreaterThan(200);
  expect(rows.length - proved.length).toBeLessThan(15);
});

test('every requirement names a place that exists', () => {
  const missing = rows.flatMap(({ requirement, places }) =>
    places
      .filter((place) => ![place, `src/${place}`].some((file) => existsSync(path.join(project, file))))
      .map((place) => `${requirement}: ${place}`),
  );
  expect(missing).toEqual([]);
});

test('every requirement names a test that exists, or says why it has none', () => {
  const missing = proved.flatMap(({ requirement, proof }) =>
    citationsOf(proof).flatMap(({ file, titles }) => {
      if (!/\.(test|spec)\.tsx?$/.test(file) || !existsSync(path.join(project, file))) {
        return [`${requirement}: no file ${file}`];
      }
      if (titles.length === 0) return [`${requirement}: no test named of ${file}`];
      const source = read(file);
      return titles
        .filter((title) => !hasTitle(source, title))
        .map((title) => `${requirement}: no “${title}” in ${file}`);
    }),
  );
  expect(missing).toEqual([]);
});
