import fc from 'fast-check';
import MiniSearch from 'minisearch';

import { rawTool, toolOf } from '../../../tests/support/records';
import type { Tool } from '../tool';

import { indexTools, searchedTexts } from './indexTools';
import { isPrefix } from './parseWords';
import { isIndexed, type SearchedField, searchedFields } from './searchedFields';
import { readToolIndex } from './searchIndex';
import { eachPosting, fieldBoosts, formsFor, formsNear, scoresOf } from './wordIndex';
import { searchWordsOf, wordForm } from './words';

const words = ['cat', 'cats', 'catalogue', 'dog', 'dogs', 'dogma', 'a', 'the', 'run', 'running', 'catering'];
const anyText = fc.array(fc.constantFrom(...words), { maxLength: 6 }).map((list) => list.join(' '));
const anyTool = fc
  .record({ name: anyText, shortDescription: anyText, description: anyText, tags: fc.array(anyText) })
  .map(({ name, ...texts }) => toolOf(rawTool(`${name} x`, texts)));
const anyTools = fc.array(anyTool, { minLength: 1, maxLength: 12 });
const anyForm = fc.constantFrom(...words, 'ca', 'catalo', 'dgo', 'none').map(wordForm);
const anyWeights = fc
  .array(fc.tuple(anyForm, fc.constantFrom(0.3, 0.4, 1)), { maxLength: 4 })
  .map((pairs) => new Map(pairs));

const reread = (tools: readonly Tool[]) => readToolIndex(JSON.parse(JSON.stringify(indexTools(tools)))).text;

function miniSearchOf(tools: readonly Tool[]) {
  const index = new MiniSearch<{ tool: Tool; position: number }>({
    fields: [...searchedFields],
    idField: 'position',
    extractField: ({ tool, position }, field) =>
      field === 'position' ? String(position) : searchedTexts[field as SearchedField](tool),
    tokenize: searchWordsOf,
    processTerm: (word, field) => isIndexed(word, field as SearchedField) && wordForm(word),
  });
  index.addAll(tools.map((tool, position) => ({ tool, position })));
  return index;
}

test('writes how many different words each field has, also after it was read', () => {
  fc.assert(
    fc.property(anyTools, (tools) => {
      const lengths = searchedFields.map((field) =>
        tools.map((tool) => new Set(searchWordsOf(searchedTexts[field](tool))).size),
      );
      for (const index of [indexTools(tools).text, reread(tools)]) {
        expect(index.toJSON().lengths).toEqual(lengths);
      }
    }),
  );
});

// proves catalogue-26
test('scores as MiniSearch does, also after it was written and read', () => {
  fc.assert(
    fc.property(anyTools, anyWeights, (tools, weights) => {
      const found = miniSearchOf(tools).search([...weights.keys()].join(' '), {
        tokenize: (text) => text.split(' '),
        processTerm: (form) => form,
        prefix: isPrefix,
        boost: { ...fieldBoosts },
        boostTerm: (form) => weights.get(form) ?? 1,
      });
      const expected = new Map(found.map(({ id, score }) => [Number(id), score]));
      const every = Uint32Array.from(tools.keys());
      const some = every.filter((position) => position % 2 === 1);
      for (const index of [indexTools(tools).text, reread(tools)]) {
        // Three times, to prove that the shared table keeps nothing of an earlier search.
        for (const positions of [every, some, every]) {
          const scores = scoresOf(index, weights, positions);
          expect(scores).toHaveLength(positions.length);
          scores.forEach((score, at) => {
            expect(score).toBeCloseTo(expected.get(positions[at] ?? NaN) ?? 0, 9);
          });
        }
      }
    }),
  );
});

// proves catalogue-27, catalogue-29
test('finds the tools with a form, and the forms near it', () => {
  fc.assert(
    fc.property(anyTools, anyForm, (tools, form) => {
      const index = reread(tools);
      const found = new Set<number>();
      for (const [, postings] of formsFor(index, form))
        eachPosting(postings, (position) => found.add(position));
      const [mini, asIs] = [miniSearchOf(tools), { processTerm: (text: string) => text }];
      const idsOf = (list: readonly { id: unknown }[]) => list.map(({ id }) => Number(id)).sort();
      expect([...found].sort()).toEqual(idsOf(mini.search(form, { ...asIs, prefix: isPrefix })));
      const near = mini.search(form, { ...asIs, fuzzy: 2 }).flatMap(({ terms }) => terms);
      expect(new Set([...formsNear(index, form)].map(([one]) => one))).toEqual(
        new Set(near.filter((one) => one.startsWith(form.charAt(0)))),
      );
    }),
  );
});
