import MiniSearch from 'minisearch';

import { attributeLabels } from '../attributes';
import { categoryOf } from '../categories';
import { industries, labelOf, useCases } from '../options';
import type { Tool } from '../tool';

import {
  indexedForm,
  type IndexedTool,
  indexOptions,
  type PositionedTool,
  searchedFields,
  type ToolIndex,
  toolIndex,
} from './searchIndex';
import { noSearchWords, type SearchWords, wordsOf } from './words';

/** 'ChatGPT' to 'Chat GPT', so that a part of a name is found too. */
const nameParts = (name: string) => name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');

const searched: Readonly<Record<(typeof searchedFields)[number], (tool: Tool) => string>> = {
  name: ({ name }) => name,
  aliases: ({ name, aliases }) => [...aliases, nameParts(name)].join('\n'),
  category: ({ category }) => categoryOf(category)?.name ?? category,
  subcategories: ({ subcategories }) => subcategories.join('\n'),
  tags: ({ tags }) => tags.join('\n'),
  shortDescription: ({ shortDescription }) => shortDescription,
  description: ({ description }) => description,
  features: ({ features }) => features.join('\n'),
  useCases: (tool) => [...tool.useCases, ...tool.useCase.map((value) => labelOf(useCases, value))].join('\n'),
  industries: ({ industryFit }) => industryFit.map((value) => labelOf(industries, value)).join('\n'),
  platforms: ({ platforms }) => platforms.join('\n'),
  attributes: ({ attributes }) => attributeLabels(attributes).join('\n'),
};

export const indexedTool = (tool: Tool): IndexedTool => ({
  slug: tool.slug,
  name: tool.name,
  aliases: tool.aliases,
  category: tool.category,
  alternatives: tool.alternatives.map(({ slug }) => slug),
  isFree: tool.hasFreePlan ?? (tool.pricingModel === 'free' || tool.pricingModel === 'freemium'),
  isGone: tool.status?.kind === 'discontinued',
});

const textIn: Readonly<Record<string, (tool: Tool) => string>> = searched;

/** Calls `note` with each searched word of a tool, its field and its form; words that are not searched are left out. */
export function eachForm(
  tool: Tool,
  note: (field: (typeof searchedFields)[number], form: string, word: string) => void,
): void {
  for (const field of searchedFields) {
    for (const word of wordsOf(searched[field](tool))) {
      const form = indexedForm(word, field);
      if (form !== null) note(field, form, word);
    }
  }
}

/** The most frequent word of each form; `uses` counts words by form. */
export function spellingsOf(
  uses: ReadonlyMap<string, ReadonlyMap<string, number>>,
): [form: string, word: string][] {
  return [...uses].map(([form, counts]) => {
    const [[word] = [form]] = [...counts].sort(([, a], [, b]) => b - a);
    return [form, word];
  });
}

/** Builds the index of tools in memory, which come in the recommended order. */
export function indexTools(tools: readonly Tool[], words: SearchWords = noSearchWords): ToolIndex {
  const uses = new Map<string, Map<string, number>>();
  const text = new MiniSearch<PositionedTool>({
    ...indexOptions((form, word) => {
      const counts = uses.get(form) ?? new Map<string, number>();
      uses.set(form, counts.set(word, (counts.get(word) ?? 0) + 1));
    }),
    // MiniSearch asks for the id too, which may be a number.
    extractField: ({ tool, position }, field) => (textIn[field]?.(tool) ?? position) as string,
  });
  tools.forEach((tool, position) => text.add({ tool, position }));
  const spellings = spellingsOf(uses).filter(([form, word]) => word !== form);
  return toolIndex(text, tools.map(indexedTool), Object.fromEntries(spellings), words);
}
