import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { memo } from 'react';

import { categoryOf } from '../domain/categories';

/**
 * The icons of all categories, by slug, from @mui/icons-material: one file that every page shares, where 26 shapes in each
 * page and in the code would weigh 4 kB. Its name carries the hash of its content, as those of all files beside it.
 */
export const categoryIconsFile = '/assets/category-icons.1cc6b2.svg';

/** The icon of a category (design-5); an unknown one has that of no category. */
export const CategoryIcon = memo(function CategoryIcon({ slug, ...props }: SvgIconProps & { slug: string }) {
  return (
    <SvgIcon aria-hidden="true" {...props}>
      <use href={`${categoryIconsFile}#${categoryOf(slug) ? slug : 'other'}`} />
    </SvgIcon>
  );
});
