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
 * Material UI's theme and its custom properties for both colour schemes. Not its `ThemeProvider`: that one also chooses and stores the
 * scheme, which the theme slice does here (data-theme on html), and passes a copy of the theme, so that the prerenderer would serialize
 * the styles of all components anew for each page (docs/adr/0020).
 */
export function AppThemeProvider({ children }: AppThemeProviderProps) {
  return (
    <ThemeContext value={theme}>
      <DefaultPropsProvider value={theme.components}>
        <GlobalStyles styles={colorSchemes} />
        <CssBaseline enableColorScheme />
        <GlobalStyle />
        {children}
      </DefaultPropsProvider>
    </ThemeContext>
  );
}
