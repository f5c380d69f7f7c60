import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode } from 'react';

import { GlobalStyle } from './theme/GlobalStyle';
import { theme } from './theme/theme';

interface AppThemeProviderProps {
  children: ReactNode;
}

/** MUI provides the styles only: the colour scheme is set and persisted elsewhere (data-theme on html). */
export function AppThemeProvider({ children }: AppThemeProviderProps) {
  return (
    <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null} defaultMode="light" noSsr>
      <CssBaseline enableColorScheme />
      <GlobalStyle />
      {children}
    </ThemeProvider>
  );
}
