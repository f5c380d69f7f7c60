import { styled } from './theme/styled';

/** The board of a bookshelf. Purely decorative. */
export const BookshelfBoard = styled('div')(({ theme }) => ({
  height: 9,
  borderRadius: '2px 2px 4px 4px',
  background: `linear-gradient(${theme.vars.palette.shelf.top}, ${theme.vars.palette.shelf.bottom})`,
  boxShadow: '0 10px 18px -8px rgb(23 23 28 / .16)',
}));
