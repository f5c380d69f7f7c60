import { limits } from '../../domain/limits';
import { sorts } from '../../domain/listing';
import { pricingModels } from '../../domain/options';

import { apiSchemas } from './apiSchemas';

/** A parameter of an operation; its schema also validates requests. */
export interface ApiParameter {
  name: string;
  in: 'query' | 'path';
  required?: true;
  description?: string;
  schema: Readonly<Record<string, unknown>>;
}

interface ApiAnswer {
  description: string;
  headers?: Readonly<Record<string, { description: string; schema: ApiParameter['schema'] }>>;
  content: { 'application/json': { schema: { $ref: string } } };
}

const answer = (description: string, schema: keyof typeof apiSchemas): ApiAnswer => ({
  description,
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
});
const badRequest = { '400': answer('A parameter is wrong; the sentence names it.', 'Error') };
const unknownRecord = {
  '400': answer('The address is malformed.', 'Error'),
  '404': answer('There is none.', 'Error'),
};
const unavailable: Readonly<Record<string, ApiAnswer>> = {
  '503': {
    ...answer('The catalogue cannot be read now.', 'Error'),
    headers: {
      'Retry-After': { description: 'Seconds until it may be asked again.', schema: { type: 'integer' } },
    },
  },
};

const query = (name: string, schema: ApiParameter['schema'], description?: string): ApiParameter => ({
  name,
  in: 'query',
  schema,
  ...(description !== undefined && { description }),
});
const inPath = (name: string): ApiParameter => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string' },
});

const shortText = { type: 'string', maxLength: limits.searchCharacters };
const flag = { type: 'string', enum: ['true', 'false'] };
const size = { type: 'integer', minimum: 1, maximum: 100 };

const listing: readonly ApiParameter[] = [
  query('category', shortText, 'Slug of a category.'),
  query('subcategory', shortText),
  query('pricingModel', { type: 'string', enum: pricingModels.map(({ value }) => value) }),
  query('platform', shortText),
  query('industry', shortText),
  query('tag', shortText),
  query(
    'search',
    shortText,
    'Finds the tools that have every word or, where none has every word, those with the most (`match.kind`); the best match comes first, typos are corrected.',
  ),
  query(
    'sort',
    { type: 'string', enum: sorts },
    'The order, recommended without it: facts checked last, lowest price, name, best rated, most reviewed.',
  ),
  query('trending', flag, 'true: only trending tools.'),
  query('page', { type: 'integer', minimum: 0, maximum: 1_000_000, default: 0 }, 'Counts from 0.'),
  query('limit', { ...size, default: limits.listingPageSize }),
];
const posts: readonly ApiParameter[] = [
  query('featured', flag, 'true: only featured posts.'),
  query('limit', size, 'Without it all posts.'),
];

const get = (
  operationId: string,
  summary: string,
  parameters: readonly ApiParameter[],
  responses: Readonly<Record<string, ApiAnswer>>,
) => ({ get: { operationId, summary, parameters, responses: { ...responses, ...unavailable } } });

/**
 * The read API as OpenAPI 3.1 (delivery-9), served at /api/openapi.json. The routes are generated from it.
 */
export const openApi = {
  openapi: '3.1.0',
  info: {
    title: 'AI Toolshelf read API',
    version: '1.0.0',
    description: 'Parameters that are empty or not known are ignored.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/' }],
  paths: {
    '/api/tools': get('listTools', 'Tools, filtered, searched and paged', listing, {
      '200': answer('A page of tools, and what can be said of the list.', 'ToolListing'),
      ...badRequest,
    }),
    '/api/tools/slug/{slug}': get('getToolBySlug', 'One tool by its slug', [inPath('slug')], {
      '200': answer('The tool.', 'Tool'),
      ...unknownRecord,
    }),
    '/api/tools/{id}': get('getTool', 'One tool by its id', [inPath('id')], {
      '200': answer('The tool.', 'Tool'),
      ...unknownRecord,
    }),
    '/api/blogs': get('listPosts', 'Posts, the newest first', posts, {
      '200': answer('The posts.', 'PostList'),
      ...badRequest,
    }),
    '/api/blogs/slug/{slug}': get('getPostBySlug', 'One post by its slug', [inPath('slug')], {
      '200': answer('The post.', 'Post'),
      ...unknownRecord,
    }),
    '/api/blogs/{id}': get('getPost', 'One post by its id', [inPath('id')], {
      '200': answer('The post.', 'Post'),
      ...unknownRecord,
    }),
  },
  components: { schemas: apiSchemas },
};
