# The app for a household or a class, from a wheel in dist/: that of a release, or what `make wheel` builds
# with Python 3.12 or later.
#
#   docker build --tag nonet .
#   docker run --read-only --publish 127.0.0.1:8000:8000 --volume nonet:/data nonet
#   docker run --rm nonet solve ...4..3134..2...
FROM python:3.14-slim

ENV PIP_DISABLE_PIP_VERSION_CHECK=1 \
    PIP_NO_CACHE_DIR=1 \
    PIP_ONLY_BINARY=:all: \
    PIP_ROOT_USER_ACTION=ignore \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    XDG_DATA_HOME=/data

# First nonet alone, so that no other version of it is taken.
RUN --mount=type=bind,source=dist,target=/dist \
    pip install --no-index --no-deps --find-links /dist nonet \
    && pip install 'nonet[app,postgresql,print]'

# A number, so that the machine that runs it sees that it is not root.
RUN useradd --uid 10001 --no-create-home --home-dir /data nonet \
    && install --directory --owner nonet --group nonet /data
USER 10001
WORKDIR /data
VOLUME /data

EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/api/about', timeout=4)"]
ENTRYPOINT ["nonet"]
CMD ["play", "--host", "0.0.0.0", "--port", "8000", "--no-browser"]
