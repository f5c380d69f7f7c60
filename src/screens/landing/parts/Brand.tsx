import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

import { paths } from '../../../domain/paths';
import { BrandMark } from '../../../ui/BrandMark';

/** Logo and name; leads to the home page. */
export function Brand(props: { 'aria-label'?: string }) {
  return (
    <Link
      component={RouterLink}
      to={paths.home}
      color="inherit"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 2.5,
        borderRadius: 1,
        fontSize: '1rem',
        fontWeight: 600,
        letterSpacing: '-0.022em',
        whiteSpace: 'nowrap',
        '&:hover': { textDecoration: 'none' },
        '&:focus-visible': { outlineOffset: 5 },
        '@media (pointer: coarse)': { minHeight: 44 },
      }}
      {...props}
    >
      <BrandMark size={28} />
      AI Toolshelf
    </Link>
  );
}
