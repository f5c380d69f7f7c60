import { paths } from '../../domain/paths';

export interface NavigationLink {
  label: string;
  to: string;
  /** The sections in which the link is the current one. */
  sections: readonly string[];
}

/** The seven links of the bar, in its order (shell-2). */
export const navigationLinks: readonly NavigationLink[] = [
  { label: 'Home', to: paths.home, sections: [''] },
  { label: 'Tour', to: paths.landing, sections: ['landing'] },
  { label: 'Tools', to: paths.tools, sections: ['tools', 'compare', 'versus'] },
  {
    label: 'Trending',
    to: paths.trending,

    sections: ['trending-tools', 'trending'],
  },
  { label: 'Blog', to: paths.blog, sections: ['blog'] },
  { label: 'Submit', to: paths.submit, sections: ['submit-tool'] },
  { label: 'About', to: paths.about, sections: ['about', 'how-we-review'] },
];

/** The section that a path is in: its first segment, '' for home. */
export const sectionOf = (pathname: string): string => pathname.split('/')[1] ?? '';

/** Whether a link leads to a section. */
export const isCurrent = ({ sections }: Pick<NavigationLink, 'sections'>, section: string): boolean =>
  sections.includes(section);
