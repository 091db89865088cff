// The files of one worker share a browser: a session that an earlier one kept would be found, and refreshed.
localStorage.clear()
sessionStorage.clear()
