/** SCORM 1.2 session. Without a platform the course works, but progress is lost. */
((player) => {
  const maxFrames = 500;

  /** Finds the platform's API in this window or its parents. */
  function apiFrom(firstWindow) {
    for (let [frame, depth] = [firstWindow, 0]; depth < maxFrames; depth++) {
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
    const ownApi = apiFrom(window);
    if (ownApi !== null || !window.opener) return ownApi;
    return apiFrom(window.opener);
  }

  /** Errors inside the platform must not stop the learner. */
  function callSafely(call) {
    try {
      return String(call() ?? '');
    } catch {
      return '';
    }
  }

  /** `state`: none, open, refused or ended. */
  function openSession() {
    const api = findApi();
    const startedAt = Date.now();
    let state = 'none';
    if (api !== null) state = callSafely(() => api.LMSInitialize('')) === 'true' ? 'open' : 'refused';
    const get = (element) => (state === 'open' ? callSafely(() => api.LMSGetValue(element)) : '');
    const set = (element, value) => callSafely(() => api.LMSSetValue(element, value)) === 'true';
    const isRecorded = !['browse', 'review'].includes(get('cmi.core.lesson_mode'));
    const initialStatus = get('cmi.core.lesson_status');

    /** A passed or completed status is never lowered. */
    function setOutcome({ status, score }) {
      const isReached = initialStatus === 'passed' || initialStatus === 'completed';
      if (!isReached || status === 'passed' || status === 'completed') set('cmi.core.lesson_status', status);
      if (score === null || (isReached && status === 'incomplete')) return;
      set('cmi.core.score.raw', String(score));
      set('cmi.core.score.min', '0');
      set('cmi.core.score.max', '100');
    }

    function write({ status, score, location, memory }) {
      if (isRecorded) setOutcome({ status, score });
      set('cmi.core.lesson_location', location);
      const isSaved = set('cmi.suspend_data', memory);
      set('cmi.core.exit', 'suspend');
      set('cmi.core.session_time', player.timespan(Date.now() - startedAt));
      return isSaved;
    }

    return {
      state: () => state,
      location: () => get('cmi.core.lesson_location'),
      memory: () => get('cmi.suspend_data'),
      save: (record) => state === 'open' && write(record) && callSafely(() => api.LMSCommit('')) === 'true',
      finish: (record) => {
        if (state !== 'open') return;
        write(record);
        state = 'ended';
        callSafely(() => api.LMSFinish(''));
      },
    };
  }

  player.openSession = openSession;
})(globalThis.coursePlayer);
