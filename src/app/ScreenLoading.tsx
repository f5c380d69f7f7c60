import Container from '@mui/material/Container';

/** The fallback while a screen's code loads; tall enough to keep the footer below the viewport. */
export function ScreenLoading() {
  return <Container aria-busy="true" sx={{ minHeight: '100vh' }} />;
}
