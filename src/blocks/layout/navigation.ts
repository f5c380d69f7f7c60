import { paths } from '../../domain/paths';

export interface NavigationLink {
  label: string;
  to: string;
  /** The sections in which this is the current link. */
  sections: readonly string[];
}

/** The seven links of the top bar, in order (shell-2). */
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

/** Returns the section of a path: its first segment, or '' for home. */
export const sectionOf = (pathname: string): string => pathname.split('/')[1] ?? '';

/** Returns whether a link is the current one in a section. */
export const isCurrent = ({ sections }: Pick<NavigationLink, 'sections'>, section: string): boolean =>
  sections.includes(section);
