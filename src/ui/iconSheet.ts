import type { CSSProperties } from 'react';

import { categories } from '../domain/categories';

import { sameInBothSchemes } from './theme/iconMask';

/** The networks that have an icon. */
export const networkNames = {
  x: 'X',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  facebook: 'Facebook',
} as const;

export type Network = keyof typeof networkNames;

const otherCategory = 'other';

/** The icons of the sheet, one below the other: of all categories, of no category, and of networks. */
export const sheetIconNames: readonly string[] = [
  ...categories.map(({ slug }) => slug),
  otherCategory,
  ...Object.keys(networkNames),
];

/**
 * Icons from @mui/icons-material in one file that every page shares, where these shapes in each page and in the code would weigh 5 kB.
 * Its name carries the hash of its content, as those of all files beside it.
 */
export const iconSheetFile = '/assets/icons.95e76a.svg';

/** For an element with `networkIconStyle` or `categoryIconStyle`, or its pseudo-element: the icon in the colour of the text, 1em wide. */
export const sheetIcon = {
  display: 'inline-block',
  flexShrink: 0,
  width: '1em',
  height: '1em',
  fontSize: '1.25rem',
  backgroundColor: 'currentColor',
  ...sameInBothSchemes,
  WebkitMask: `url(${iconSheetFile}) 0 calc(var(--icon) * -1em) / 1em auto`,
  mask: `url(${iconSheetFile}) 0 calc(var(--icon) * -1em) / 1em auto`,
  '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
} as const;

const styleOf = (name: string) => ({ '--icon': sheetIconNames.indexOf(name) }) as CSSProperties;

/** Chooses the icon of a network. */
export const networkIconStyle = (network: Network): CSSProperties => styleOf(network);

/** Chooses the icon of a category; an unknown one has that of no category. */
export const categoryIconStyle = (slug: string): CSSProperties =>
  styleOf(categories.some((category) => category.slug === slug) ? slug : otherCategory);
