/** The id of the comparison tray, for the link that skips to it. */
export const trayId = 'comparison-tray';
