import { type ReactNode, useCallback } from 'react';

import { ReportProblemContext } from '../../blocks/layout/reportProblem';
import { noticeText } from '../../domain/noticeText';
import { useLocationState } from '../../ui/useLocationState';
import { notify } from '../toasts/notify';
import { useAppStore } from '../useAppStore';

/** Lets screens open the 'Report a problem' dialog, whose code is loaded on demand (shell-18). */
export function ReportProvider({ children }: { children: ReactNode }) {
  const { recorder } = useAppStore();
  const [dialog, setDialog] = useLocationState<ReactNode>(null);
  const open = useCallback(async () => {
    // Stands for the dialog until its code is there: what closes the dialog removes this too.
    const pending = <></>;
    setDialog(pending);
    try {
      const { ReportDialog, reportOfVisit } = await import(/* webpackChunkName: "report" */ './ReportDialog');
      // Created before rendering, so that an error leaves the page as it is.
      const report = reportOfVisit(recorder);
      const made = <ReportDialog report={report} onClose={() => setDialog(null)} />;
      setDialog((shown) => (shown === pending ? made : shown));
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
