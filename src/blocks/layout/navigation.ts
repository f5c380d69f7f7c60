import AddCircleOutlineOutlined from '@mui/icons-material/AddCircleOutlineOutlined';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import ExploreOutlined from '@mui/icons-material/ExploreOutlined';
import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import type { ElementType } from 'react';

import { paths } from '../../domain/paths';

export interface NavigationLink {
  label: string;
  to: string;
  Icon: ElementType;
  /** First segments of the paths on which the link is the current one. */
  sections: readonly string[];
}

/** The seven links of the bar, in its order (SPEC 2, "Shared layout"). */
export const navigationLinks: readonly NavigationLink[] = [
  { label: 'Home', to: paths.home, Icon: HomeOutlined, sections: [''] },
  { label: 'Tour', to: paths.landing, Icon: ExploreOutlined, sections: ['landing'] },
  { label: 'Tools', to: paths.tools, Icon: GridViewOutlined, sections: ['tools', 'compare'] },
  {
    label: 'Trending',
    to: paths.trending,
    Icon: TrendingUpOutlined,
    sections: ['trending-tools', 'trending'],
  },
  { label: 'Blog', to: paths.blog, Icon: ArticleOutlined, sections: ['blog'] },
  { label: 'Submit', to: paths.submit, Icon: AddCircleOutlineOutlined, sections: ['submit-tool'] },
  { label: 'About', to: paths.about, Icon: InfoOutlined, sections: ['about'] },
];

/** Whether a path lies in one of a link's sections. */
export function isCurrent({ sections }: Pick<NavigationLink, 'sections'>, pathname: string): boolean {
  return sections.includes(pathname.split('/')[1] ?? '');
}
