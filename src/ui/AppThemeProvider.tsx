import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/system';
import { type ReactNode } from 'react';

import { GlobalStyle } from './theme/GlobalStyle';
import { theme } from './theme/theme';
import { withoutUnused } from './theme/unusedVariables';

interface AppThemeProviderProps {
  children: ReactNode;
}

const colorSchemes = withoutUnused(theme.generateStyleSheets());

/**
 * Material UI's theme and its custom properties for both colour schemes. `@mui/system`'s provider, since that of `@mui/material`
 * also chooses and stores the scheme, which the theme slice does here (data-theme on html).
 */
export function AppThemeProvider({ children }: AppThemeProviderProps) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyles styles={colorSchemes} />
      <CssBaseline enableColorScheme />
      <GlobalStyle />
      {children}
    </ThemeProvider>
  );
}
