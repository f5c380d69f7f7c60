import { ThemeContext } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import DefaultPropsProvider from '@mui/system/DefaultPropsProvider';
import { type ReactNode } from 'react';

import { GlobalStyle } from './theme/GlobalStyle';
import { theme } from './theme/theme';
import { withoutUnused } from './theme/unusedVariables';

interface AppThemeProviderProps {
  children: ReactNode;
}

const colorSchemes = withoutUnused(theme.generateStyleSheets());

/**
 * Provides Material UI's theme and its custom properties for both colour schemes. Not Material UI's
 * `ThemeProvider`: that one would also choose and store the scheme, which is the theme slice's job
 * (data-theme on html), and it passes down a copy of the theme, so that the prerenderer would serialize the
 * styles of all components again for each page (docs/adr/0020).
 */
export function AppThemeProvider({ children }: AppThemeProviderProps) {
  return (
    <ThemeContext value={theme}>
      <DefaultPropsProvider value={theme.components}>
        <GlobalStyles styles={colorSchemes} />
        <CssBaseline />
        <GlobalStyle />
        {children}
      </DefaultPropsProvider>
    </ThemeContext>
  );
}
