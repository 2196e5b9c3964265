/** SCORM 1.2 session. Without a platform the course works, but progress is lost. */
((player) => {
  const mostFrames = 500;

  /** Finds the platform's API in this window or its parents. */
  function apiFrom(start) {
    for (let [frame, depth] = [start, 0]; depth < mostFrames; depth++) {
      try {
        if (frame.API) return frame.API;
      } catch {
        // Windows of other origins refuse access; a parent may allow it.
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

  /** Errors inside the platform must not stop the learner. */
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

    /** A passed or completed status is never lowered. */
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
      save: (record) => state === 'open' && write(record) && said(() => api.LMSCommit('')) === 'true',
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
