/** The learning platform around the course, by SCORM 1.2. Without one everything works, but nothing is kept. */
((player) => {
  const mostFrames = 500;

  /** The platform's API in this window or one around it. */
  function apiFrom(start) {
    for (let [frame, depth] = [start, 0]; depth < mostFrames; depth++) {
      try {
        if (frame.API) return frame.API;
      } catch {
        // A window of another origin keeps what it has to itself; the one around it may not.
      }
      if (!frame.parent || frame.parent === frame) return null;
      frame = frame.parent;
    }
    return null;
  }

  function findApi() {
    const around = apiFrom(window);
    if (around !== null || !window.opener) return around;
    return apiFrom(window.opener);
  }

  /** What broke inside the platform must not stop the learner. */
  function said(call) {
    try {
      return String(call() ?? '');
    } catch {
      return '';
    }
  }

  /** `state`: none, open, refused or over. */
  function openSession() {
    const api = findApi();
    const startedAt = Date.now();
    let state = 'none';
    if (api !== null) state = said(() => api.LMSInitialize('')) === 'true' ? 'open' : 'refused';
    const get = (element) => (state === 'open' ? said(() => api.LMSGetValue(element)) : '');
    const set = (element, value) => said(() => api.LMSSetValue(element, value)) === 'true';
    const isRecorded = !['browse', 'review'].includes(get('cmi.core.lesson_mode'));
    const before = get('cmi.core.lesson_status');

    /** What was reached stays reached, whatever became of the rest. */
    function setOutcome({ status, score }) {
      const isReached = before === 'passed' || before === 'completed';
      if (!isReached || status === 'passed' || status === 'completed') set('cmi.core.lesson_status', status);
      if (score === null || (isReached && status === 'incomplete')) return;
      set('cmi.core.score.raw', String(score));
      set('cmi.core.score.min', '0');
      set('cmi.core.score.max', '100');
    }

    function write({ status, score, location, memory }) {
      if (isRecorded) setOutcome({ status, score });
      set('cmi.core.lesson_location', location);
      const isKept = set('cmi.suspend_data', memory);
      set('cmi.core.exit', 'suspend');
      set('cmi.core.session_time', player.timespan(Date.now() - startedAt));
      return isKept;
    }

    return {
      state: () => state,
      location: () => get('cmi.core.lesson_location'),
      memory: () => get('cmi.suspend_data'),
      /** Whether the platform has it. */
      save: (record) => state === 'open' && write(record) && said(() => api.LMSCommit('')) === 'true',
      /** The last words; nothing is said after them. */
      finish: (record) => {
        if (state !== 'open') return;
        write(record);
        state = 'over';
        said(() => api.LMSFinish(''));
      },
    };
  }

  player.openSession = openSession;
})(globalThis.coursePlayer);
