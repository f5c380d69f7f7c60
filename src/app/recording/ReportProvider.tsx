import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { ReportProblemContext } from '../../blocks/layout/reportProblem';
import { noticeText } from '../../domain/noticeText';
import { useLocationState } from '../../ui/useLocationState';
import { notify } from '../toasts/notify';
import { useAppStore } from '../useAppStore';

/** Lets screens open the 'Report a problem' dialog, whose code is loaded on demand (shell-18). */
export function ReportProvider({ children }: { children: ReactNode }) {
  const { recorder } = useAppStore();
  const [dialog, setDialog] = useLocationState<ReactNode>(null);
  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    shownKey.current = key;
  }, [key]);
  const open = useCallback(async () => {
    const pressedAt = shownKey.current;
    try {
      const { ReportDialog, reportOfVisit } = await import(/* webpackChunkName: "report" */ './ReportDialog');
      if (shownKey.current !== pressedAt) return;
      // Created before rendering, so that an error leaves the page as it is.
      const report = reportOfVisit(recorder);
      setDialog(<ReportDialog report={report} onClose={() => setDialog(null)} />);
    } catch (error) {
      console.error('The report could not be made.', error);
      notify(noticeText.reportFailed);
    }
  }, [recorder, setDialog]);
  const reportProblem = useCallback(() => void open(), [open]);
  return (
    <ReportProblemContext value={reportProblem}>
      {children}
      {dialog}
    </ReportProblemContext>
  );
}
