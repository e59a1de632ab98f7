@rem In `npm start` a POSIX shell gives its place to Node by "exec", so that signals reach it. Here the command is run as it is.
@%*
