/** The id of the comparison tray, the target of its skip link. */
export const trayId = 'comparison-tray';
