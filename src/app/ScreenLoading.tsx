import Container from '@mui/material/Container';

/** Holds the place of a screen while its code loads; high enough to keep the footer below the window. */
export function ScreenLoading() {
  return <Container aria-busy="true" sx={{ minHeight: '100vh' }} />;
}
