import { type CSSProperties, memo } from 'react';

import { categories } from '../domain/categories';

import { styled } from './theme/styled';

/**
 * The icons of all categories from @mui/icons-material, one below the other in their order, last that of no category: one
 * file that every page shares, where 26 shapes in each page and in the code would weigh 4 kB. Its name carries the hash of
 * its content, as those of all files beside it.
 */
export const categoryIconsFile = '/assets/category-icons.00c6a0.svg';

/** For an element with `categoryIconStyle`, or its pseudo-element: the icon in the colour of the text, 1em wide. */
export const categoryIcon = {
  display: 'inline-block',
  flexShrink: 0,
  width: '1em',
  height: '1em',
  fontSize: '1.25rem',
  backgroundColor: 'currentColor',
  WebkitMask: `url(${categoryIconsFile}) 0 calc(var(--category) * -1em) / 1em auto`,
  mask: `url(${categoryIconsFile}) 0 calc(var(--category) * -1em) / 1em auto`,
  '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
} as const;

/** Chooses the icon of a category; an unknown one has that of no category. */
export function categoryIconStyle(slug: string): CSSProperties {
  const place = categories.findIndex((category) => category.slug === slug);
  return { '--category': place === -1 ? categories.length : place } as CSSProperties;
}

const Icon = styled('span')(categoryIcon);

/** The icon of a category (design-5). */
export const CategoryIcon = memo(function CategoryIcon({ slug }: { slug: string }) {
  return <Icon aria-hidden="true" style={categoryIconStyle(slug)} />;
});
