import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { PictureFrame } from './PictureFrame';

interface ArticleRowProps {
  to: string;
  title: string;
  /** Date and reading time. */
  caption: string;
  cover: ReactNode;
}

const Row = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 14,
  borderRadius: 8,
  '&:has(a:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.text}`,
    outlineOffset: 4,
  },
  '& > div:last-child': { minWidth: 0, overflowWrap: 'anywhere' },
  '&:hover a': { color: theme.vars.palette.primary.text },
}));

const Cover = styled(PictureFrame)({
  flexShrink: 0,
  width: 112,
  height: 70,
  borderRadius: 8,
  '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});

const Title = styled(Link)({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  fontWeight: 500,
  textDecoration: 'none',
  textWrap: 'balance',
  '&:focus-visible': { outline: 'none' },
});

/** The title's link is stretched over the whole row. */
const Stretch = styled('span')({ position: 'absolute', inset: 0 });

const Caption = styled('div')(({ theme }) => ({
  marginTop: 4,
  ...theme.typography.caption,
  color: theme.vars.palette.text.tertiary,
}));

export function ArticleRow({ to, title, caption, cover }: ArticleRowProps) {
  return (
    <Row>
      <Cover aria-hidden="true">{cover}</Cover>
      <div>
        <Title to={to} title={title}>
          {title}
          <Stretch />
        </Title>
        <Caption>{caption}</Caption>
      </div>
    </Row>
  );
}
