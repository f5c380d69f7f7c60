import { type PaletteOptions } from '@mui/material/styles';

const lightAccent = {
  light: '#6366f1',
  main: '#4f46e5',
  dark: '#4338ca',
  active: '#3730a3',
  contrastText: '#ffffff',
  text: '#4338ca',
  subtle: '#f1f1fe',
  subtleStrong: '#e4e5fd',
  border: '#cdcffb',
};

const darkAccent = {
  light: '#6366f1',
  main: '#5b57ee',
  dark: '#6260f0',
  active: '#4f46e5',
  contrastText: '#ffffff',
  text: '#a5b0ff',
  subtle: '#20203a',
  subtleStrong: '#2a2a4d',
  border: '#3c3d72',
};

/**
 * A status has one text colour, one tint and one line colour (design-3); the other shades that MUI expects
 * are the text colour.
 */
function status(text: string, tint: string, line: string, contrastText: string) {
  return {
    light: text,
    main: text,
    dark: text,
    active: text,
    contrastText,
    text,
    subtle: tint,
    subtleStrong: tint,
    border: line,
  };
}

export const lightPalette = {
  primary: lightAccent,
  secondary: lightAccent,
  info: lightAccent,
  success: status('#157a3c', '#effaf3', '#c5e8d1', '#ffffff'),
  warning: status('#a14d07', '#fdf6ea', '#f1ddb8', '#ffffff'),
  error: status('#b42318', '#fef3f2', '#f8cfca', '#ffffff'),
  background: {
    default: '#ffffff',
    paper: '#ffffff',
    subtle: '#f7f7f9',
    muted: '#f0f0f3',
    raised: '#ffffff',
    raisedHover: '#f0f0f3',
    skeleton: '#ececf0',
    diff: '#f7f7f9',
  },
  text: { primary: '#17171c', secondary: '#4b4b57', tertiary: '#666673', disabled: '#a6a6b1' },
  divider: '#e4e4e9',
  line: { main: '#e4e4e9', strong: '#d3d3db', field: '#8b8b98' },
  ink: { main: '#17171c', contrastText: '#ffffff' },
  star: { on: '#c47100', off: '#dcdce3', sample: '#666673' },
  tint: {
    sand: '#f5f1e9',
    sage: '#ecf2ec',
    ice: '#eaf0f6',
    rose: '#f7eeee',
    indigo: '#eeeefd',
    stone: '#f1f1f3',
  },
  tintInk: {
    sand: '#6f5a2c',
    sage: '#3c6446',
    ice: '#355f86',
    rose: '#8c434c',
    indigo: '#4a46b8',
    stone: '#4b4b57',
  },
  shelf: { top: '#d9d9e1', bottom: '#ececf0' },
  logo: { tile: '#ffffff', line: '#e4e4e9' },
} satisfies PaletteOptions;

export const darkPalette: PaletteOptions = {
  primary: darkAccent,
  secondary: darkAccent,
  info: darkAccent,
  success: status('#5ccb8a', '#14241b', '#254431', '#121216'),
  warning: status('#f0b35a', '#2a2013', '#4b3a1e', '#121216'),
  error: status('#ff8f85', '#2d1817', '#572b28', '#121216'),
  background: {
    default: '#121216',
    paper: '#19191e',
    subtle: '#16161b',
    muted: '#212127',
    raised: '#212127',
    raisedHover: '#292931',
    skeleton: '#292931',
    diff: '#1d1d24',
  },
  text: { primary: '#ededf1', secondary: '#b0b0bc', tertiary: '#9292a0', disabled: '#5d5d69' },
  divider: '#2b2b33',
  line: { main: '#2b2b33', strong: '#3b3b45', field: '#74747f' },
  ink: { main: '#2c2c35', contrastText: '#ededf1' },
  star: { on: '#f5b544', off: '#3a3a44', sample: '#9292a0' },
  tint: {
    sand: '#24211b',
    sage: '#1b231e',
    ice: '#1a2128',
    rose: '#261d1e',
    indigo: '#1f1f38',
    stone: '#202026',
  },
  tintInk: {
    sand: '#d6c08e',
    sage: '#9cc6a6',
    ice: '#9cc0e0',
    rose: '#e0a3aa',
    indigo: '#a5b0ff',
    stone: '#b0b0bc',
  },
  shelf: { top: '#3a3a45', bottom: '#26262d' },
  logo: { tile: '#222228', line: '#303039' },
};
