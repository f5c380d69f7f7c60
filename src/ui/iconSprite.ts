import type { CSSProperties } from 'react';

import { categories, categoryOf } from '../domain/categories';

import { sameInBothSchemes } from './theme/iconMask';

/** The social networks that have an icon. */
export const networkNames = {
  x: 'X',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  facebook: 'Facebook',
} as const;

export type Network = keyof typeof networkNames;

const otherCategory = 'other';

/**
 * The icons in the sprite from top to bottom: the categories', the fallback for unknown ones, and the
 * networks'.
 */
export const spriteIconNames: readonly string[] = [
  ...categories.map(({ slug }) => slug),
  otherCategory,
  ...Object.keys(networkNames),
];

/**
 * A sprite of @mui/icons-material icons shared by all pages; inlined in each page and in the code, these
 * shapes would weigh 5 kB. Its name contains a content hash, like those of all files beside it.
 */
export const iconSpriteFile = '/assets/icons.95e76a.svg';

/**
 * Styles for an element with `networkIconStyle` or `categoryIconStyle`, or its pseudo-element: draws the icon
 * in the text colour, 1em wide.
 */
export const spriteIcon = {
  display: 'inline-block',
  flexShrink: 0,
  width: '1em',
  height: '1em',
  fontSize: '1.25rem',
  backgroundColor: 'currentColor',
  ...sameInBothSchemes,
  WebkitMask: `url(${iconSpriteFile}) 0 calc(var(--icon) * -1em) / 1em auto`,
  mask: `url(${iconSpriteFile}) 0 calc(var(--icon) * -1em) / 1em auto`,
  '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
} as const;

const styleOf = (name: string) => ({ '--icon': spriteIconNames.indexOf(name) });

/** Selects the icon of a network. */
export const networkIconStyle = (network: Network): CSSProperties => styleOf(network);

/** Selects the icon of a category; an unknown one gets the fallback. */
export const categoryIconStyle = (slug: string): CSSProperties =>
  styleOf(categoryOf(slug) ? slug : otherCategory);
