import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';

import { SectionLink } from '../../../blocks/documentPage/documentPage.styles';
import type { ArticleSection } from '../adaptArticleBody';

interface Props {
  sections: readonly ArticleSection[];
  /** The id of the section in view. */
  current: string;
}

/** Links to the article's sections; only shown beside the text (article-16). */
export function ArticleContents({ sections, current }: Props) {
  const { pathname } = useLocation();
  if (sections.length < 2) return null;
  return (
    <Box component="nav" aria-labelledby="in-this-article" sx={{ display: { xs: 'none', lg: 'block' } }}>
      <Typography id="in-this-article" variant="subtitle2" component="h2" sx={{ mb: 3 }}>
        In this article
      </Typography>
      <List component="ol">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <SectionLink
              to={`${pathname}#${id}`}
              dir="auto"
              aria-current={id === current ? 'true' : undefined}
            >
              {title}
            </SectionLink>
          </li>
        ))}
      </List>
    </Box>
  );
}
