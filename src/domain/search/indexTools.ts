import MiniSearch from 'minisearch';

import { attributeLabels } from '../attributes';
import { categoryOf } from '../categories';
import { industries, labelOf, useCases } from '../options';
import type { Tool } from '../tool';

import {
  indexOptions,
  type searchedFields,
  type storedFields,
  type ToolIndex,
  toolIndex,
} from './searchIndex';
import { noSearchWords, type SearchWords } from './words';

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

const stored: Readonly<Record<(typeof storedFields)[number], (tool: Tool) => unknown>> = {
  toolName: ({ name }) => name,
  slug: ({ slug }) => slug,
  otherNames: ({ aliases }) => aliases,
  toolCategory: ({ category }) => category,
  alternatives: ({ alternatives }) => alternatives.map(({ slug }) => slug),
  isFree: ({ hasFreePlan, pricingModel }) =>
    hasFreePlan ?? (pricingModel === 'free' || pricingModel === 'freemium'),
  isGone: ({ status }) => status?.kind === 'discontinued',
};

const fieldOf: Readonly<Record<string, (tool: Tool) => unknown>> = {
  ...searched,
  ...stored,
  id: ({ id }) => id,
};

/** Builds the index of tools in memory, which come in the recommended order. Repeated ids are left out. */
export function indexTools(tools: readonly Tool[], words: SearchWords = noSearchWords): ToolIndex {
  const uses = new Map<string, Map<string, number>>();
  const text = new MiniSearch<Tool>({
    ...indexOptions((form, word) => {
      const counts = uses.get(form) ?? new Map<string, number>();
      uses.set(form, counts.set(word, (counts.get(word) ?? 0) + 1));
    }),
    extractField: (tool, field) => fieldOf[field]?.(tool) as string,
  });
  for (const tool of tools) if (!text.has(tool.id)) text.add(tool);
  const spellings = [...uses].flatMap(([form, counts]) => {
    const [[word] = [form]] = [...counts].sort(([, a], [, b]) => b - a);
    return word === form ? [] : [[form, word] as const];
  });
  return toolIndex(text, Object.fromEntries(spellings), words);
}
