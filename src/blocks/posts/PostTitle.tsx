import Typography from '@mui/material/Typography';

import { paths } from '../../domain/paths';
import { StretchedLink } from '../../ui/StretchedLink';
import { clamped } from '../../ui/textCuts';
import { styled } from '../../ui/theme/styled';

const Heading = styled(Typography)({ fontSize: '1.125rem', lineHeight: '1.625rem' }) as typeof Typography;

const TitleLink = styled(StretchedLink)(({ theme }) => ({
  ...clamped(3),
  fontWeight: 'inherit',
  transition: theme.transitions.create('color', { duration: 120, easing: 'ease' }),
  'article:hover &': { color: theme.vars.palette.primary.text },
}));

interface Props {
  /** The id of the link, which labels the article. */
  id: string;
  title: string;
  slug: string;
  component?: 'h2' | 'h3';
  className?: string;
}

/** The heading of an article in a list, with a link that is stretched over the whole article. */
export function PostTitle({ id, title, slug, component = 'h2', className }: Props) {
  return (
    <Heading variant="h3" component={component} dir="auto" className={className}>
      <TitleLink id={id} to={paths.post(slug)} title={title} color="inherit">
        {title}
      </TitleLink>
    </Heading>
  );
}
